# Adds one person after the other until the gap is too large.
def certificate(people, threshold):
    values = [0] * people
    for place in range(people):
        new = values.copy()
        new[place] = 1
        if Fraction(sum(new), people) > threshold:
            return 0, tuple(values), tuple(new)
        values = new
    return None
