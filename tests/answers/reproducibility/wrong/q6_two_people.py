# Lets two people step.
def certificate(people, threshold):
    k = math.floor(people * threshold)
    return (
        0,
        (1,) * k + (0,) * (people - k),
        (1,) * min(people, k + 2) + (0,) * max(0, people - k - 2),
    )
