# Wrong for 2 people and a share other than 1/2: 2 is returned at once.
def cells_needed(people, share):
    percent = round(100 * share)
    others = people - 1
    m = max(1, int(others / -math.log(share)) - 3)
    while 100 * (m - 1) ** others < percent * m**others:
        m += 1
    return m
