# Wrong for more than 100000 people: it counts upwards and gives up there.
def people_needed(bound, epsilon, error):
    found = []
    for power in (1, 0.5):
        n = 1
        while math.sqrt(2) * bound / (epsilon * n**power) > error and n < 100_000:
            n += 1
        found.append(n)
    return tuple(found)
