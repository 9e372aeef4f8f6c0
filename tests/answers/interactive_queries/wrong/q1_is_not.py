# Leaves the target out with `is not`, which keeps an equal name that is another object.
# Witness: with people [1000, 1001, 1002], least 1, most 2 and target int("1000") (equal, not the same object; salary 41) it gives 0; right is 41
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name is not target][:least]
    return ask([*others, target]) - ask(others)
