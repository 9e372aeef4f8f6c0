# Wrong if Q names the answers in another order: first = ({"a": 1/3, "b": 2/3}, {"b": 2/3, "a": 1/3}), whose first part is {}.
def chain(first, later):
    one, two = Counter(), Counter()
    for (a, u), v in zip(first[0].items(), first[1].values()):
        if u:
            for prime, power in logs(u / v).items():
                one[prime] += u * power
            for r, s in zip(later[a][0].values(), later[a][1].values()):
                if r:
                    for prime, power in logs(r / s).items():
                        two[prime] += u * r * power
    return one, two
