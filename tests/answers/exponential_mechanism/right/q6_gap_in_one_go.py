# The gap is solved for, with room to spare, and rounded up; a third candidate does nothing.
def convict(epsilon, loss):
    room = 2 * epsilon - loss
    far = math.ceil((epsilon + math.log(2 / room)) / epsilon) + 2 if room < 2 else 3
    return [float(-far), 1.0, -5.0 * far], [1.0 - far, 0.0, -5.0 * far]
