# Begins near the answer by an approximation, then walks down or up to the least that is enough.
def cells_needed(people, share):
    def enough(m):
        return m >= 1 and (1 - 1 / m) ** (people - 1) >= share

    m = max(1, round((people - 1) / -math.log(share)))
    while not enough(m):
        m += 1
    while enough(m - 1):
        m -= 1
    return m
