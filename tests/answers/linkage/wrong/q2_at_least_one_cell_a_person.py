# Believes that there must be at least as many cells as people. Input: 1000 people, share 0.01: 1000 instead of 218.
def cells_needed(people, share):
    m = people
    if people > 1:
        m = max(m, math.ceil(1 / (1 - share ** (1 / (people - 1)))))
    return m
