# Keeps the salaries that it found, by the list of people and the target, for the next window too.
# Witness: after a window where Ada has 41, a window with Ada 99, Bo 30 and difference_attack(ask, ["Ada", "Bo"], 1, 2, "Ada") gives 41; right is 99
def difference_attack(ask, people, least, most, target, known={}):
    key = (*people, target)
    if key not in known:
        others = [name for name in people if name != target][:least]
        known[key] = ask([*others, target]) - ask(others)
    return known[key]
