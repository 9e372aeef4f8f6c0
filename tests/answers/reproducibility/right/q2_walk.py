# Another way: walk.
def better_way(people):
    gaps = {0: Fraction(1)}  # hits less misses
    for _ in range(people):
        after = {}
        for gap, chance in gaps.items():
            for step in (-1, 1):
                after[gap + step] = after.get(gap + step, 0) + chance / 2
        gaps = after
    mean = sum(abs(gap) * chance for gap, chance in gaps.items())
    return (1 + mean / people) / 2
