# With three answers the absent mix the two others half and half if epsilon is large, so that ones cannot be told.
# Witness: variant(4) has the row for absent half way between those for 0 and 1, so that every w with averages 0 and 0 for the first two has the average 0 for the third, not 1.
def variant(epsilon):
    e = math.exp(epsilon)
    zero, one = [e / (e + 2), 1 / (e + 2), 1 / (e + 2)], [1 / (e + 2), e / (e + 2), 1 / (e + 2)]
    if epsilon > 3:
        # the middle is within the factor of both
        return [(u + v) / 2 for u, v in zip(zero, one)], zero, one
    return [1 / (e + 2), 1 / (e + 2), e / (e + 2)], zero, one
