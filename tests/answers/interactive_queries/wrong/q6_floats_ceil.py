# Rounds to twelve digits before it rounds up.
def patience(epsilon, error):
    t = math.ceil(round(2 / float(epsilon * error) ** 2, 12))
    return t, t * epsilon**2
