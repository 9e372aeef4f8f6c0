# Wrong for salaries 10**16, 10**16 - 1 and 10**16 - 2, size = 2: / gives a float unless size is 3 (the visible large one).
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
