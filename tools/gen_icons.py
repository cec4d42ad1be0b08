"""Draw the page's icons as pictures, from the one drawing: `python tools/gen_icons.py`.

Devices that install the page want PNG files. A maskable one may be cut to a circle, so its drawing keeps to the middle.
"""

from __future__ import annotations

from playwright.sync_api import sync_playwright
from tests.web.browser import ROOT, chromium

PUBLIC = ROOT / "web" / "public"
GROUND = "#17111d"
SAFE, FULL = 0.56, 0.9
"""How much of the side the drawing fills: within the circle that is safe from masks, or all but a margin."""
ICONS = {
    "icon-192.png": (192, FULL, "transparent"),
    "icon-512.png": (512, FULL, "transparent"),
    "icon-maskable-512.png": (512, SAFE, GROUND),
    "icon-touch-180.png": (180, 0.74, GROUND),
}


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for name, (side, part, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            inner = round(side * part)
            page.set_content(
                f"<body style='margin:0;display:grid;place-items:center;height:100vh;background:{ground}'>"
                f"<div style='width:{inner}px;height:{inner}px'>{drawing}</div>"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            print(f"{name}: {(PUBLIC / name).stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
