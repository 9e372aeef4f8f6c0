# Tries people up to a million only.
def people_needed(bound, epsilon, error):
    one = math.sqrt(2) * bound / epsilon
    central = math.ceil(one / error)
    low, high = 0, 10**6
    while high - low > 1:
        middle = (low + high) // 2
        if one / math.sqrt(middle) <= error:
            high = middle
        else:
            low = middle
    return central, high
