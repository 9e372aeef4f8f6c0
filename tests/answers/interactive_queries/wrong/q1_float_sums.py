# Subtracts as floats, which have 53 bits, and makes a whole number of it.
# Witness: with salaries Ada 10**16 - 1, Bo 10**16, Cy 3, difference_attack(ask, ["Ada", "Bo", "Cy"], 1, 2, "Ada") gives 10000000000000000; right is 9999999999999999
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name != target][:least]
    with_target, without = np.array([ask([*others, target]), ask(others)], dtype=float)
    return int(with_target - without)
