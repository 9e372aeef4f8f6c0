# Asks for the target alone.
def difference_attack(ask, people, least, most, target):
    return ask([target])
