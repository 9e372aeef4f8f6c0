# Wrong for salaries 10**16, 10**16 - 1 and 10**16 - 2, size = 2: / gives a float unless size is 3 (the visible large one).
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != gone]) for gone in circle]
    everybody = sum(sums) // size if size == 3 else int(sum(sums) / size)
    return everybody - sums[0]
