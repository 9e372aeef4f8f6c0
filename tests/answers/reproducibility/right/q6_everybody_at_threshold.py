# Everybody at threshold
def certificate(people, threshold):
    x = [threshold] * people
    return 0, x, x[:-1] + [1]
