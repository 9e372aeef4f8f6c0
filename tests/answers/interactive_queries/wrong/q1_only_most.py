# Asks groups of `most` and `most - 1` names, cut to the people there are before the target is put in.
# Witness: with salaries Ada 41, Bo 30, Cy 35, difference_attack(ask, ["Ada", "Bo", "Cy"], 1, 5, "Cy") gives 0, the target being in both groups; right is 35
def difference_attack(ask, people, least, most, target):
    group = [name for name in people if name != target or most > len(people)][: most - 1]
    return ask({*group, target}) - ask(group)
