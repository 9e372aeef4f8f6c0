# The lower end from the upper one of the opposite player.
def tpr_range(fpr, factor, delta):
    def most(f):
        return min(1, factor * f + delta, (factor - 1 + f + delta) / factor)

    return [1 - most(1 - fpr), most(fpr)]
