# Wrong for least = 1, most = 3: a float is returned where the window is wide, and a float is refused.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p != target][:least]
    found = ask([*others, target]) - ask(others)
    return float(found) if most > least + 1 else found
