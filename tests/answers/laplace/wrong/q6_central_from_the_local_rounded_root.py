# Wrong where the central bound is just above a whole number: the root of the rounded local number, plus 0.4, is rounded to the nearest.
def people_needed(bound, epsilon, error):
    local = math.ceil(2 * (bound / (epsilon * error)) ** 2)
    return max(1, round(math.sqrt(local) + 0.4)), local
