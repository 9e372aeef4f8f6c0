# For many people the local number is the rounded central one times the limit. Input: 100, 2, 1.
def people_needed(bound, epsilon, error):
    ratio = math.sqrt(2) * bound / (epsilon * error)
    central = math.ceil(ratio)
    local = ratio * ratio if ratio < 50 else central * ratio
    return central, math.ceil(local)
