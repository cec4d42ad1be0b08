# Words of the toy game, the same in every language.
snap-name = Snap
snap-card-T = card T{ $value }
snap-said-dealt = { $seat } got { $cards }.
snap-said-chose = { $seat } chose.
snap-said-revealed = Revealed: { $cards }.
snap-said-snapped = { $seat } snapped { $cards } at { $at }.
snap-said-settled = { $seat } was first.
snap-said-nobody = Nobody was right.
snap-table = On the table: { $cards }.
snap-hand = Hand: { $cards }.
snap-move = { $card }
snap-move-other = the table goes on
snap-outlook = fine
