# The loop over n ends at 100000. Input: 100, 0.1, 0.7.
def people_needed(bound, epsilon, error):
    central = local = 100_000
    for n in range(100_000, 0, -1):
        if math.sqrt(2) * bound / (n * epsilon) <= error:
            central = n
        if math.sqrt(2 / n) * bound / epsilon <= error:
            local = n
    return central, local
