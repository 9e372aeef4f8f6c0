# Salaries are remembered by name from an earlier window.
salaries_known = {}


def difference_attack(ask, people, least, most, target):
    if target not in salaries_known:
        others = [name for name in people if name != target][:least]
        salaries_known[target] = ask(others + [target]) - ask(others)
    return salaries_known[target]
