# Idea: (n - 1) / -ln(s) + 1/2, rounded up, is short by a term that matters for few people and small shares.
def cells_needed(people, share):
    percent = round(100 * share)
    others = people - 1
    m = max(1, int(others / -math.log(share)) - 3)
    while 100 * (m - 1) ** others < percent * m**others:
        m += 1
    return m
