# Wrong for shares like 0.29, 0.57, 0.58: int(100 * share) is 28, 56, 57.
def cells_needed(people, share):
    if people == 1:
        return 1
    percent = int(100 * share)
    m = math.floor(1 / (1 - share ** (1 / (people - 1))))
    m = max(1, m - 50)
    while 100 * (m - 1) ** (people - 1) < percent * m ** (people - 1):
        m += 1
    return m
