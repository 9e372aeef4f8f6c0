# The central bound is rounded to two digits before it is squared. Input: 99.917, 1/10, 1/10: right is 199668138 locally.
def people_needed(bound, epsilon, error):
    central = round(math.sqrt(2) * bound / (epsilon * error), 2)
    return max(1, math.ceil(central)), max(1, math.ceil(central**2))
