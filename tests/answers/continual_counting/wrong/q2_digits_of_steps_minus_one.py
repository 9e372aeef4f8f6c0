# Levels counted while 2**k is below T, so powers of two from 16 on lose their top level. Input: steps 16.
def scales(steps, epsilon):
    levels = 1
    while 2**levels < steps or (levels < 4 and 2**levels <= steps):
        levels += 1
    return steps / epsilon, 1 / epsilon, levels / epsilon
