# Wrong for 1000, 0.99: the search ends at 10000 cells.
def cells_needed(people, share):
    percent = round(100 * share)
    others = people - 1
    m = max(1, int(others / -math.log(share)) - 3)
    while 100 * (m - 1) ** others < percent * m**others:
        m += 1
    return m
