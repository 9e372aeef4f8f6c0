# A tolerance of 1e-6 is granted on the error. Input: 100, 0.1, 0.13.
def people_needed(bound, epsilon, error):
    ratio = math.sqrt(2) * bound / (epsilon * (error + 1e-6))
    return max(1, math.ceil(ratio)), max(1, math.ceil(ratio**2))
