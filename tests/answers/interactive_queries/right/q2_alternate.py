# Sum of the sums with the target less size - 1 times that without, as a fraction
def equal_groups_attack(ask, people, size, target):
    others = list(itertools.islice((p for p in reversed(people) if p != target), size))
    without = ask(others)
    rest = sum(ask({target, *others} - {q}) for q in others)
    return Fraction(rest - (size - 1) * without, size)
