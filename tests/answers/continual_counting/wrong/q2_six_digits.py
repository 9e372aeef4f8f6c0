# Rounds the scales to six digits behind the point.
def scales(steps, epsilon):
    return [round(v / epsilon, 6) for v in (steps, 1, steps.bit_length())]
