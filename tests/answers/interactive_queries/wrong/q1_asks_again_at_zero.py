# Distrusts a difference of 0 and asks a third time.
# Witness: with salaries Ada 0, Bo 30, Cy 35, difference_attack(ask, ["Ada", "Bo", "Cy"], 1, 2, "Ada") asks three times; two are allowed
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name != target]
    without = ask(others[:least])
    found = ask([*others[:least], target]) - without
    if not found:
        # perhaps the window did not know the person: once more
        found = ask([target, *others[:least]]) - without
    return found
