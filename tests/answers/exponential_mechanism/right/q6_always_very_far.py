# The one candidate lies so far behind that the sum belongs to the other, whatever the loss.
def convict(epsilon, loss):
    return ([-1000, 0.0, 0.0], [-1001, 1.0, 1.0])
