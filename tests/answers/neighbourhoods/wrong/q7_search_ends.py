# Searches by steps up to 100000 and gives up there.
# Witness: people_needed(5, 0.5, 0.02) gives 100000; right is 249792.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    variance = p * (1 - p) / (1 - 2 * p) ** 2
    n = 1
    while variance / n > error**2 and n < 100_000:
        n += 1
    return n
