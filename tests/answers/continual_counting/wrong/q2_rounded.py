# Rounds the scales to four places.
def scales(steps, epsilon):
    return [round(n / epsilon, 4) for n in (steps, 1, steps.bit_length())]
