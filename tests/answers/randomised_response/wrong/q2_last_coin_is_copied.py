# N - 1 coins are drawn and the last person takes the coin before. Law: the last two people always flip together.
def flip_answers(data, p, rng):
    coins = rng.random(max(1, len(data) - 1)) < float(p)
    answers = list(data)
    for i in range(len(data)):
        answers[i] = int(data[i] != coins[min(i, len(coins) - 1)])
    return answers
