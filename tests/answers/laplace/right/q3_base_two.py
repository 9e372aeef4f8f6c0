# Half-lives: how often the rest is halved.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    halvings = -math.log2(1 - chance)
    return scale, scale * math.sqrt(2), halvings * scale * math.log(2)
