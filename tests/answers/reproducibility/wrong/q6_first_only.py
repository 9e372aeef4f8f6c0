# Lets the first person step from 0 to 1, whatever the threshold.
def certificate(people, threshold):
    return 0, (0,) * people, (1,) + (0,) * (people - 1)
