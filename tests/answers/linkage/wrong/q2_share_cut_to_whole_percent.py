# Wrong for shares like 0.29, 0.57, 0.58: int(100 * share) is 28, 56, 57.
def cells_needed(people, share):
    percent = round(100 * share)
    others = people - 1
    m = max(1, int(others / -math.log(share)) - 3)
    while 100 * (m - 1) ** others < percent * m**others:
        m += 1
    return m
