# A difference by numpy of true division by 1.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p != target][:least]
    a, b = ask([*others, target]), ask(others)
    return int(np.subtract(np.divide(a, 1), np.divide(b, 1)))
