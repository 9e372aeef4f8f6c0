# Wrong for people = ["A", "B", "C", "D"], size = 3, target = "D": the target is moved to the front of the caller's list.
def equal_groups_attack(ask, people, size, target):
    if size == 1:
        return ask({target})
    ring = sorted(set(people) - {target})[:size] + [target]
    without = ask(ring[:-1])
    others = 0
    for i in range(size):
        others += ask(ring[:i] + ring[i + 1 :])
    # all others add up to `without` times size - 1, and the target size times
    value, rest = divmod(others - (size - 1) * without, size)
    assert rest == 0
    return value
