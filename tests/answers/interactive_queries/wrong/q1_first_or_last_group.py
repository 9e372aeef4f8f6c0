# Wrong for least = 5 of 6 people, target in the middle.
def difference_attack(ask, people, least, most, target):
    group = people[:least]
    if target in group:
        group = people[-least:]
    return ask({*group, target}) - ask(group)
