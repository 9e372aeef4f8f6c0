# Remembers each person's salary.
def difference_attack(ask, people, least, most, target, kept={}):
    if target not in kept:
        others = [name for name in people if name != target][:least]
        kept[target] = ask([*others, target]) - ask(others)
    return kept[target]
