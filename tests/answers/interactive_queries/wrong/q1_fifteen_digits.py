# Writes the sums with fifteen digits.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p != target][:least]
    a, b = (int(float(f"{ask(g):.14e}")) for g in ([*others, target], others))
    return a - b
