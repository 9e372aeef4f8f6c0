# Lets dpedu do it.
def least_delta(one, other, factor):
    from dpedu.privacy.divergences import hockey_stick

    return max(hockey_stick(one, other, factor), hockey_stick(other, one, factor))
