# Wrong for 2, 0.5: "more than" in place of "at least" gives 3 (right 2).
def cells_needed(people, share):
    percent = round(100 * share)
    others = people - 1
    m = max(1, int(others / -math.log(share)) - 3)
    while 100 * (m - 1) ** others < percent * m**others:
        m += 1
    return m
