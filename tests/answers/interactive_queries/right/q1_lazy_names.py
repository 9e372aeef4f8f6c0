# Hands the names over one by one: a generator can be read once only.
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name != target][:least]
    return ask(name for name in [*others, target]) - ask(name for name in others)
