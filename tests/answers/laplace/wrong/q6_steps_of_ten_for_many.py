# Above 10000 people n grows in steps of ten. Input: 100, 1, 0.9.
def people_needed(bound, epsilon, error):
    ratio = math.sqrt(2) * bound / (epsilon * error)

    def up(limit):
        return math.ceil(limit) if limit <= 10_000 else 10 * math.ceil(limit / 10)

    return up(ratio), up(ratio**2)
