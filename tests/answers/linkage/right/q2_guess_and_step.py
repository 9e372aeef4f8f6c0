# Guess and step.
def cells_needed(people, share):
    # near (n - 1) / -ln(share), then step to the exact place
    m = max(1, int((people - 1) / -math.log(share)))
    while (1 - 1 / m) ** (people - 1) < share:
        m += 1
    while m > 1 and (1 - 1 / (m - 1)) ** (people - 1) >= share:
        m -= 1
    return m
