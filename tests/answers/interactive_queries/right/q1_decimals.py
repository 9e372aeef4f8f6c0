# Subtracts decimals of 28 digits.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p != target][:least]
    from decimal import Decimal
    return int(Decimal(ask([*others, target])) - Decimal(ask(others)))
