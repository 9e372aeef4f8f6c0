# Wrong where the scale itself is at most the error, but not the deviation: one person is said to be enough.
def people_needed(bound, epsilon, error):
    central = math.ceil(math.sqrt(2) * bound / (epsilon * error))
    if error >= bound / epsilon:
        return 1, 1
    return central, math.ceil(2 * bound**2 / (epsilon * error) ** 2)
